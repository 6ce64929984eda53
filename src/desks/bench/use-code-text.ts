import { useTranslation } from '../../client/use-translation';
import { kindOfCode } from '../../contract/kind-code';
import { readCode } from '../../contract/scan-code';

/** What a command says, for who has not learned the codes by heart; any other code as it is. */
export function useCodeText(): (code: string) => string {
  const { t } = useTranslation('operator');
  const { t: kindText } = useTranslation('transit');
  return (code) => {
    const read = readCode(code);
    if (read.kind !== 'COMMAND') return code;
    if (read.command === 'R') return t(`scan.reason.${read.value}`, { defaultValue: code });
    const kind = read.command === 'K' ? kindOfCode(read.value) : undefined;
    if (kind) return kindText(`kind.${kind}`);
    if (read.command === 'Q') return t('codes.thing', { number: read.value });
    return t(`codes.command.${read.command}`, { defaultValue: code });
  };
}
