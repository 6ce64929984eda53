-- Part words and typing errors are looked up among the words.
create index if not exists marketplace_word_trigram on marketplace_word using gin (word gin_trgm_ops);
-- next
-- Beginnings of words, whatever the collation of the database.
create index if not exists marketplace_word_prefix on marketplace_word (word text_pattern_ops);
-- next
-- Keeps the wide columns (texts, the whole product) out of the rows that a search walks over.
alter table marketplace_product set (toast_tuple_target = 256);
