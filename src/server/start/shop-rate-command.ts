import { userInfo } from 'node:os';
import { acceptRate, listRates, refuseRate, setRate } from '../modules/tenant/rate.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';

const USAGE = 'Say: rate <shop> list, accept <rate>, refuse, or set <rate>.';
const SHOWN = 20;

/** Who is at the keyboard, as far as the machine knows. */
export function personHere(): string {
  try {
    return userInfo().username;
  } catch {
    // a container may run under a number without a name
    return 'command';
  }
}

/** `rate <shop> <verb> …`. @throws Error in lines that say what to change */
export async function runRateCommand([shop = '', verb = '', ...words]: string[], now: Date): Promise<string> {
  if (!shop) throw new ShopRefusal(USAGE);
  const id = await shopIdOf(shop);
  const [rate = ''] = words;
  const at = { by: personHere(), now };
  if (verb === 'list' && words.length === 0) return listOf(id);
  if (verb === 'refuse' && words.length === 0) {
    const refused = await refuseRate(id, at);
    return `${refused.rate} is refused; ${refused.before} stays.`;
  }
  if (words.length !== 1) throw new ShopRefusal(USAGE);
  if (verb === 'accept') {
    const taken = await acceptRate(id, rate, at);
    return `1 CNY is ${taken.rate} ${taken.currency} from now on.`;
  }
  if (verb === 'set') {
    const before = await setRate(id, rate, at);
    return `1 CNY was ${before} and is ${rate} from now on.`;
  }
  throw new ShopRefusal(USAGE);
}

async function listOf(id: string): Promise<string> {
  const { inUse, currency, sources, changes } = await listRates(id, SHOWN);
  const asked = sources.length > 0 ? `asked of ${sources.join(', ')}` : 'fixed';
  const rows = changes.map(({ createdAt, state, before, rate, source, ratedOn, decidedBy }) =>
    [createdAt.toISOString(), state, `${before} → ${rate}`, source, ratedOn, decidedBy && `by ${decidedBy}`]
      .filter(Boolean)
      .join('  '),
  );
  return [`1 CNY is ${inUse} ${currency}, ${asked}`, ...rows].join('\n');
}
