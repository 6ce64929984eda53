interface Props {
  /** Stands alone: nothing outside it is there when it runs. */
  run: () => void;
  nonce: string;
}

/** Runs in the document before the page's code has come. */
export const InlineScript = ({ run, nonce }: Props) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />
);
