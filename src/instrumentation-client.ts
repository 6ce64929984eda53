import { comeAliveInSlices } from './shell/come-alive-in-slices';

// Next loads this file, by its name, before any of its own code in the browser
comeAliveInSlices();
