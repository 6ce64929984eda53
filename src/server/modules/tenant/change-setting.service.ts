import { systemTx } from '../../db/database';
import { recordCommand } from '../operator/audit.service';
import { sectionOfSetting } from './settings-sections';
import { ShopRefusal } from './shop-refusal';
import { forgetTenant } from './tenant.service';
import { openSettings, requireSetting, schemaOf, writeSettings, wrongSetting, type Setter } from './write-settings.service'; // prettier-ignore
import { readByHand } from './written-by-hand.rules';

export interface SettingChange {
  before: unknown;
  after: unknown;
}

/**
 * Sets one setting of a shop, or a part of one by its path (`serviceFee.basisPoints`, `name.vi`), and leaves all others
 * as they are stored. @param text JSON, or a text as it stands; `null` takes an optional one away @throws ShopRefusal
 */
export async function changeSetting(tenantId: string, path: string, text: string, at: Setter): Promise<SettingChange> {
  const [name = '', ...parts] = path.split('.');
  requireSetting(name);
  const change = await systemTx(async (tx) => {
    const settingOf = await openSettings(tx, tenantId, at.now);
    const wanted = { [name]: read(name, settingOf(name), parts, text) };
    const { before, after } = await writeSettings(tx, tenantId, { settingOf, wanted }, at);
    const subject = { subjectKind: 'SETTINGS', subjectId: sectionOfSetting(name) ?? name };
    await recordCommand(tx, tenantId, at.now, { action: 'settings.edit', ...subject, before, after });
    return { before: partOf(before[name], parts), after: partOf(after[name], parts) };
  });
  forgetTenant(tenantId);
  return change;
}

/** @throws ShopRefusal */
function read(name: string, before: unknown, parts: string[], text: string): unknown {
  const schema = schemaOf(name);
  // a number may be meant as a text: rates and telephones are
  const tried = valuesOf(text).map((value) => readByHand(schema, withPart(before, parts, value)));
  const found = tried.find((each) => 'data' in each);
  if (found && 'data' in found) return found.data;
  throw wrongSetting(
    name,
    tried.flatMap((each) => ('wrong' in each ? each.wrong : [])),
  );
}

function valuesOf(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return [value ?? undefined, text];
  } catch {
    return [text];
  }
}

function withPart(whole: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  const known = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {};
  if (Array.isArray(whole) && !Object.hasOwn(whole, part))
    throw new ShopRefusal(`There is no row ${part}: say the whole list.`);
  const changed = withPart(known[part], rest, value);
  if (Array.isArray(whole)) return whole.map((row: unknown, index) => (String(index) === part ? changed : row));
  const { [part]: _, ...others } = known;
  return changed === undefined ? others : { ...known, [part]: changed };
}

const partOf = (whole: unknown, parts: string[]): unknown =>
  parts.reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], whole);
