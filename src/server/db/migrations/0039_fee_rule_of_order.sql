-- ends releases before
ALTER TABLE "purchase_order" ALTER COLUMN "fee_basis_points" SET DATA TYPE jsonb USING jsonb_build_object('basisPoints', "fee_basis_points", 'minimumFen', "fee_minimum_fen");--> statement-breakpoint
ALTER TABLE "purchase_order" RENAME COLUMN "fee_basis_points" TO "service_fee_rule";--> statement-breakpoint
ALTER TABLE "purchase_order" DROP COLUMN "fee_minimum_fen";
