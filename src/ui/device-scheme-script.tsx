import { InlineScript } from './inline-script';

/**
 * Runs in the document before anything is drawn: who has chosen neither light nor dark sees what the device has. React
 * does not take over the document's own element, so there is nothing for it to find different.
 */
function follow() {
  if (window.matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
}

export const DeviceSchemeScript = ({ nonce }: { nonce: string }) => <InlineScript run={follow} nonce={nonce} />;
