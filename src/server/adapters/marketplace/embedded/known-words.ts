import { oncePerStock } from './current-stock';
import { restoreWords } from './stock-marketplace';
import { createVocabulary, type WordSource } from './vocabulary';
import { countKnownWords, databaseWords, listKnownWords } from './word-lookup.repo';

/** Some sixty megabytes; a marketplace with more words looks them up in the database. */
const MAX_IN_MEMORY = 200_000;

const load = oncePerStock(async (): Promise<WordSource> => {
  const known = await countKnownWords();
  if (known === 0) await restoreWords();
  return (known || (await countKnownWords())) > MAX_IN_MEMORY
    ? databaseWords
    : createVocabulary(await listKnownWords());
});

/** The vocabulary of the stock as it is now. */
export const knownWords = (): Promise<WordSource> => load('');
