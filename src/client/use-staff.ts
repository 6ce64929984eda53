import { createContext, use } from 'react';
import type { StaffSelf } from '../contract/operator';

const NOBODY: StaffSelf = { id: '', name: '', email: '', language: 'en', roles: [], permissions: [] };

/** Who of the staff is at the desk; the frame of the desks says it. */
export const StaffContext = createContext<StaffSelf>(NOBODY);

export const useStaff = (): StaffSelf => use(StaffContext);
