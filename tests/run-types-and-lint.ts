import { ESLint } from 'eslint';
import ts from 'typescript';

/** What `npm run types` and `npm run lint` find. Both need all types of the project: here they are worked out once. */
async function main() {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(fileNames, options);
  const faults = ts.getPreEmitDiagnostics(program);
  console.log(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));

  const parserOptions = { projectService: false, programs: [program] };
  const typed = { files: ['{src,tests,e2e}/**/*.{ts,tsx}'], languageOptions: { parserOptions } };
  const eslint = new ESLint({ overrideConfig: [typed] });
  const results = await eslint.lintFiles(['.']);
  const { format } = await eslint.loadFormatter('stylish');
  console.log(await format(results));
  if (faults.length || results.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
}

void main();
