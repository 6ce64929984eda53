import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { forgetLists } from '../../src/shell/search-box-lists';
import { mockEndpoint } from '../support/mock-endpoint';
import { keywords, box, draw } from './draw-search-box';

afterEach(forgetLists);

describe('SearchBox on the way to another page', () => {
  it('keeps what is typed while a page is on its way, and follows the next one (SRCH-5)', async () => {
    const { user, navigate, router } = draw({ url: '/product-search?keyword=mug&filters=&channel=TAOBAO' });
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('teapot'));
    const go = (address: string) => act(() => navigate(address));
    act(() => router.events.emit('routeChangeStart'));
    await user.type(box(), ' r');
    go('/product-search?keyword=lamp&filters=&channel=TAOBAO');
    expect(box()).toHaveValue('mug r');
    await user.type(box(), 'ed');
    expect(box()).toHaveValue('mug red');
    act(() => router.events.emit('routeChangeStart'));
    go('/product-search?keyword=bowl&filters=&channel=TAOBAO');
    expect(box()).toHaveValue('bowl');
    // nothing of that is typed: what others search for is offered again
    expect(await screen.findByRole('option', { name: 'teapot' })).toBeInTheDocument();
  });
});
