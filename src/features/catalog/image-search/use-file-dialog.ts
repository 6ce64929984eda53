import { useEffect, useRef, useState, type ChangeEvent } from 'react';

/** After the dialog has closed, a browser gives the file within this time (SRCH-7). */
const CANCEL_CHECK_MS = 300;

/**
 * The browser's own dialog for a file. It tells nobody that it was cancelled: the window has the focus again, and no
 * file comes.
 */
export function useFileDialog(onFiles: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    let timer: number | undefined;
    const onFocus = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setOpen(false), CANCEL_CHECK_MS);
    };
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      window.clearTimeout(timer);
    };
  }, [isOpen]);

  return {
    isOpen,
    open: () => {
      setOpen(true);
      input.current?.click();
    },
    inputProps: {
      ref: input,
      type: 'file',
      hidden: true,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const files = [...(currentTarget.files ?? [])];
        // the same file may be chosen again
        currentTarget.value = '';
        setOpen(false);
        if (files.length) onFiles(files);
      },
    } as const,
  };
}
