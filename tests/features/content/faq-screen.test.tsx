import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { splitFaq } from '../../../src/contract/faq';
import { FaqScreen } from '../../../src/features/content/faq-screen';
import { renderUi } from '../../support/render';

const faq = splitFaq('<h3>May I cancel?</h3><p>Until we have bought.</p><h3>Who pays duty?</h3><p>You do.</p>');
const open = (url = '/faq') => renderUi(<FaqScreen title="Questions" faq={faq} />, { url });
const detailsOf = (question: string) => screen.getByRole('heading', { name: question }).closest('details');

afterEach(() => window.history.replaceState(null, '', '/'));

describe('questions and answers', () => {
  it('stand closed below their headings', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    expect(detailsOf('May I cancel?')).not.toHaveAttribute('open');
    expect(detailsOf('Who pays duty?')).not.toHaveAttribute('open');
  });

  it('are narrowed by what is typed, and the address keeps it', async () => {
    const { user, router } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'bought');
    expect(screen.queryByRole('heading', { name: 'Who pays duty?' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    expect(router.replace).toHaveBeenLastCalledWith({ pathname: '/faq', query: { q: 'bought' } }, undefined, {
      shallow: true,
      scroll: false,
    });
  });

  it('start narrowed by the address', () => {
    open('/faq?q=duty');
    expect(screen.queryByRole('heading', { name: 'May I cancel?' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Who pays duty?' })).toBeVisible();
  });

  it('offer a way back where nothing is found', async () => {
    const { user } = open('/faq?q=unicorn');
    expect(screen.getByRole('heading', { name: 'No answer holds all of these words' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(detailsOf('May I cancel?')).toBeInTheDocument();
  });

  it('open at the one that the address names', () => {
    window.history.replaceState(null, '', '/faq#q-who-pays-duty');
    open();
    expect(detailsOf('Who pays duty?')).toHaveAttribute('open');
    expect(detailsOf('May I cancel?')).not.toHaveAttribute('open');
  });
});
