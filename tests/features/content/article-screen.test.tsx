import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, type Call } from '../../../src/client/caller';
import { ArticleScreen } from '../../../src/features/content/article-screen';
import { loadArticle } from '../../../src/features/content/load-article';
import { renderUi } from '../../support/render';

describe('an article', () => {
  it('shows its title, its words and what the page puts between', () => {
    renderUi(
      <ArticleScreen article={{ title: 'Shipping fees', html: '<h2>Our lines</h2><p>By air.</p>' }}>
        <p>{'calculator'}</p>
      </ArticleScreen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Shipping fees' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Our lines' })).toBeVisible();
    expect(screen.getByText('calculator')).toBeVisible();
  });

  it('that the shop has not lets the page answer 404', async () => {
    const call: Call = () => Promise.reject(new ApiError(404, 'NOT_FOUND', ''));
    await expect(loadArticle(call, 'OEM')).rejects.toMatchObject({ status: 404 });
  });
});
