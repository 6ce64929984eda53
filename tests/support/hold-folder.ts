import { lockFolder } from '../../src/server/db/folder-lock';

/** A process that takes the folder and stays: says `held`, or why not. */
lockFolder(process.argv[2] ?? '').then(
  () => {
    process.stdout.write('held\n');
    setInterval(() => undefined, 1000);
  },
  (error: Error) => process.stdout.write(`${error.message}\n`),
);
