CREATE TABLE "marketplace_answer" (
	"source" text NOT NULL,
	"account" text NOT NULL,
	"question" text NOT NULL,
	"capability" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "marketplace_answer_source_account_question_pk" PRIMARY KEY("source","account","question")
);
--> statement-breakpoint
CREATE INDEX "marketplace_answer_age" ON "marketplace_answer" USING btree ("asked_at");