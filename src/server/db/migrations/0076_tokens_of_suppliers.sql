CREATE TABLE "marketplace_token" (
	"credential" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sealed_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
