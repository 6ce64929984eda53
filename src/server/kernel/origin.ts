import { env } from '../env';

/** A host as browsers reach it. @param host with its port */
export const originOf = (host: string) => `${env().PUBLIC_ORIGIN_SCHEME}://${host}`;
