CREATE TABLE "marketplace_translation" (
	"translator" text NOT NULL,
	"language" text NOT NULL,
	"text_hash" text NOT NULL,
	"text" text NOT NULL,
	"translated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_translation_translator_language_text_hash_pk" PRIMARY KEY("translator","language","text_hash")
);
--> statement-breakpoint
CREATE INDEX "marketplace_translation_age" ON "marketplace_translation" USING btree ("translated_at");