-- The words once more, at an honest cost: the planner does not know that the column is wide and stored apart from its
-- row, and would read it row by row where the index should answer. In plpgsql, for SQL would be inlined; not parallel,
-- for the cost is only paid where the planner errs.
create or replace function marketplace_tokens(words text[]) returns text[]
language plpgsql immutable parallel unsafe cost 400 as 'begin return words; end';
-- next
-- Each once, asked for first: even an `if not exists` would wait for whoever is stocking the marketplace.
do $$
begin
  if to_regclass('marketplace_product_tokens') is null then
    create index marketplace_product_tokens on marketplace_product
      using gin (marketplace_tokens(words)) with (fastupdate = off);
    -- Keeps the wide columns (texts, the whole product) out of the rows that a search walks over.
    alter table marketplace_product set (toast_tuple_target = 256);
  end if;
  -- Part words and typing errors are looked up among the words.
  if to_regclass('marketplace_word_trigram') is null then
    create index marketplace_word_trigram on marketplace_word using gin (word gin_trgm_ops);
  end if;
  -- Beginnings of words, whatever the collation of the database.
  if to_regclass('marketplace_word_prefix') is null then
    create index marketplace_word_prefix on marketplace_word (word text_pattern_ops);
  end if;
end $$;
