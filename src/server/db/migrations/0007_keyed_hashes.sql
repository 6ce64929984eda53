-- Plain hashes of bodies with pay passwords and of six-digit codes: forgotten. A key stays taken, so that what was done
-- under it is not done again; a code of the last ten minutes has to be asked for anew.
UPDATE "idempotency" SET "fingerprint" = 'before keyed hashes';--> statement-breakpoint
UPDATE "email_code" SET "code_hash" = 'before keyed hashes';
