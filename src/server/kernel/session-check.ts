import { SESSION_OVER, tenantAtOnce, type Acting, type SessionProof } from '../db/database';
import { sqlState } from '../db/database-errors';
import { AppError } from './app-error';

/** Whose a token was when it was last asked for. That never changes; whether its session still lives is asked each time. */
export interface RememberedSession<Person = unknown> {
  person: Person;
  proof: SessionProof;
  forget: () => void;
}

/**
 * A remembered session is asked for by the first transaction of the call, in the same round trip. Where it is over, that
 * transaction has not happened.
 */
export class SessionCheck {
  private isDone = false;
  constructor(private readonly remembered: RememberedSession | undefined) {}

  async within<T>(owner: Acting, transact: (owner: Acting) => Promise<T>): Promise<T> {
    if (!this.remembered || this.isDone) return transact(owner);
    try {
      const result = await transact({ ...owner, session: this.remembered.proof });
      this.isDone = true;
      return result;
    } catch (error) {
      if (sqlState(error) !== SESSION_OVER) throw error;
      this.remembered.forget();
      throw new AppError('SESSION_EXPIRED');
    }
  }

  /** Where no transaction has asked yet. */
  async now(owner: Acting): Promise<void> {
    if (this.remembered && !this.isDone) await this.within(owner, (asking) => tenantAtOnce(asking, noStatements));
  }
}

const noStatements = () => Promise.resolve();
