import { useProfile } from '../client/use-profile';
import { EmailCodeField } from '../features/auth/email-code-field';

interface Props {
  value: string;
  onChange: (code: string) => void;
}

/** The code from the mail that proves who sets a pay password. */
export function PinCodeField(props: Props) {
  const email = useProfile()?.email ?? '';
  return <EmailCodeField email={email} purpose="PAY_PASSWORD" {...props} />;
}
