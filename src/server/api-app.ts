/** Under the name by which measuring scripts from outside load the API. */
export { apiApp } from './wiring/api-app';
