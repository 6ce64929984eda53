/* Stands where a project has its `next`: a build that takes as long as the test wants, and bears no other beside it. */
const { appendFileSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } = require('node:fs');

mkdirSync('.next', { recursive: true });
appendFileSync('begun', `${process.pid}\n`);
try {
  closeSync(openSync('.next/building', 'wx'));
} catch {
  console.error('Another next build process is already running');
  process.exit(1);
}
process.on('exit', () => rmSync('.next/building', { force: true }));
const timer = setInterval(() => {
  if (!existsSync('finish')) return;
  clearInterval(timer);
  const build = process.env.SAMPAN_BUILD_ID ?? '';
  mkdirSync(`.next/static/${build}`, { recursive: true });
  writeFileSync(`.next/static/${build}/_buildManifest.js`, 'self.__BUILD_MANIFEST={"/":[],"/operator":[]};');
  writeFileSync('.next/BUILD_ID', build);
}, 20);
