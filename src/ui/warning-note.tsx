import type { ReactNode } from 'react';
import classes from './notes.module.css';

/** What is to be known before one goes on. */
export const WarningNote = ({ children }: { children: ReactNode }) => <div className={classes.warning}>{children}</div>;
