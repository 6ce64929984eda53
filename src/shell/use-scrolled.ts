import { useEffect, useState } from 'react';

/** Spec FRM-5. */
const SHARE_OF_WINDOW = 0.65;

/** Whether the page has been scrolled beyond 65 % of the window's height. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > window.innerHeight * SHARE_OF_WINDOW);
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return isScrolled;
}
