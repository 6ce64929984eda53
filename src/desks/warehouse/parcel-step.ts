import type { ApiError } from '../../client/caller';
import type { DeskParcel } from '../../contract/parcel-desk';

/** Of whatever does the next step with a parcel. */
export interface StepProps {
  parcel: DeskParcel;
  onDone: (parcel: DeskParcel | undefined) => void;
  onRefused: (error: ApiError) => void;
}
