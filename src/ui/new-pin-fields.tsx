import { useState } from 'react';
import { useFieldText } from '../client/use-field-text';
import { payPasswordProblems } from '../contract/password';
import { PinField } from './pin-field';

/** A new pay password typed twice. `check` says whether both may be sent; `refuse` takes the server's word. */
export function useNewPin() {
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState('');
  const check = () => {
    const found = payPasswordProblems(pin)[0] ?? (pin === repeated ? '' : 'not-the-same');
    setProblem(found);
    return found === '';
  };
  const refuse = (refusal: { errors: { code: string }[] }) => setProblem(refusal.errors[0]?.code ?? '');
  return {
    pin,
    repeated,
    setPin,
    setRepeated,
    problem,
    check,
    refuse,
    isFull: pin.length === 6 && repeated.length === 6,
  };
}

interface Props {
  fields: ReturnType<typeof useNewPin>;
  label: string;
  repeatLabel: string;
}

export function NewPinFields({ fields, label, repeatLabel }: Props) {
  const { pin, repeated, setPin, setRepeated, problem } = fields;
  const text = useFieldText({ pin: problem })('pin');
  const isRepeatWrong = problem === 'not-the-same';
  return (
    <>
      <PinField label={label} value={pin} onChange={setPin} error={problem && !isRepeatWrong ? text : undefined} />
      <PinField label={repeatLabel} value={repeated} onChange={setRepeated} error={isRepeatWrong ? text : undefined} />
    </>
  );
}
