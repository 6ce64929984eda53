ALTER TABLE "withdrawal" ADD COLUMN "paid_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_reference" ON "withdrawal" USING btree ("tenant_id","paid_reference") WHERE paid_reference is not null;--> statement-breakpoint
update offline_deposit d set bank_reference = known.spelt
from (
  select tenant_id, deposit_id, spelt, count(*) over (partition by tenant_id, spelt) as times
  from (select tenant_id, deposit_id, upper(regexp_replace(bank_reference, '\s+', '', 'g')) as spelt
    from offline_deposit where bank_reference is not null) each
) known
where known.times = 1 and known.spelt <> '' and d.tenant_id = known.tenant_id and d.deposit_id = known.deposit_id
  and d.bank_reference <> known.spelt;
