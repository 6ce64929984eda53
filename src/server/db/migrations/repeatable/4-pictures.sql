-- A product that is stocked has pictures to be looked at. By statement, for the stock comes in hundreds.
create or replace function marketplace_note_pictures() returns trigger language plpgsql as $$
begin
  insert into marketplace_picture_due (channel, item_id) select channel, item_id from stocked on conflict do nothing;
  return null;
end $$;
-- next
-- Asked for first: a trigger made again would wait for whoever is stocking the marketplace.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'marketplace_product_stocked') then
    create trigger marketplace_product_stocked after insert on marketplace_product
      referencing new table as stocked for each statement execute function marketplace_note_pictures();
    create trigger marketplace_product_restocked after update on marketplace_product
      referencing new table as stocked for each statement execute function marketplace_note_pictures();
    insert into marketplace_picture_due (channel, item_id)
      select channel, item_id from marketplace_product on conflict do nothing;
  end if;
end $$;
