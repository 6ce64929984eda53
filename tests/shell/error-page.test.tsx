import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import NotFoundPage from '../../src/pages/404';
import ErrorPage from '../../src/pages/_error';
import { renderUi } from '../support/render';
import { testShell } from '../support/test-shell';

describe('the page of an error', () => {
  it.each([
    ['in its shop', { ...testShell }],
    ['without a shop', undefined],
  ])('tells who asked too often so, %s, and blames nobody else', (_, shell) => {
    renderUi(<ErrorPage statusCode={429} shell={shell} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Too many tries. Please wait a little.');
    expect(screen.getByText('Nothing of yours was changed. Please try again in a moment.')).toBeInTheDocument();
    expect(screen.queryByText('Something failed on our side')).toBeNull();
  });

  it('claims of no page that it is not there while the shop cannot be asked', () => {
    renderUi(<NotFoundPage isAway />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something failed on our side');
  });

  it('says of any other failure that it is ours', () => {
    renderUi(<ErrorPage statusCode={503} shell={testShell} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something failed on our side');
  });
});
