import { useTranslation } from '../../client/use-translation';
import type { DeskStatement, StatementLine } from '../../contract/statement-desk';

/** What a provider moved money for; of a bank its sign says all that is known. */
export function useLineKind(): (source: DeskStatement['source'], kind: StatementLine['kind']) => string {
  const { t } = useTranslation('operator');
  return (source, kind) => (source === 'BANK' ? '' : t(`statements.kind.${kind}`));
}
