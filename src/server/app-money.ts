/** Under the name by which measuring scripts from outside load the jobs' money. */
export { wireMoney } from './wiring/app-money';
