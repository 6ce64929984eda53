import { useCallback, useState } from 'react';
import type { AnswerOf, CallName, InputOf } from '../contract/api.endpoints';
import { call } from './call';

/** What came with the page, until it is asked for again: `useRequest` for data that one part of a page owns alone. */
export function useServed<Name extends CallName>(name: Name, input: InputOf<Name>, served: AnswerOf<Name>) {
  const [data, setData] = useState(served);
  const asked = JSON.stringify(input);
  const reload = useCallback(async () => setData(await call(name, JSON.parse(asked) as InputOf<Name>)), [name, asked]);
  return { data, reload };
}
