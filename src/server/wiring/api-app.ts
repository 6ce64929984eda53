import { createAnswering, type Answering } from './app';
import { env } from '../env';

const held = globalThis as { sampanAnswering?: Answering };
let reloaded: Answering | undefined;

/** One a process, also where the start script and Next's bundle both load this module; in development the newest code. */
const answering = (): Answering =>
  env().NODE_ENV === 'development' ? (reloaded ??= createAnswering()) : (held.sampanAnswering ??= createAnswering());

export const apiApp = () => answering().app;
export const askForPage = (...given: Parameters<Answering['ask']>) => answering().ask(...given);
