import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { catalogueDeskEndpoints } from '../../../src/contract/catalogue.desk.endpoints';
import { KeywordsScreen } from '../../../src/desks/content/keywords-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const open = () =>
  renderUi(
    <StaffContext value={staffSelf(['catalogue.edit'])}>
      <KeywordsScreen
        keywords={{ language: 'en', keywords: ['tea'] }}
        words={[{ word: 'kettle', searches: 9, foundNothing: 1 }]}
        nothing={[{ word: 'zither', searches: 4, foundNothing: 4 }]}
      />
    </StaffContext>,
    { url: '/operator/catalogue/keywords' },
  );

describe('the words that shoppers are offered', () => {
  it('take over what is searched often, and are saved as they were read', async () => {
    const sent = mockEndpoint(catalogueDeskEndpoints.setKeywords, { language: 'en', keywords: ['tea', 'kettle'] });
    const { user } = open();
    expect(screen.getByRole('row', { name: 'zither 4 4' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'kettle' }));
    await user.click(screen.getByRole('button', { name: 'Save the words' }));
    expect(await screen.findByText('Saved. Shoppers see them from now on.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { language: 'en', was: ['tea'], keywords: ['tea', 'kettle'] } }]);
  });

  it('say what somebody else made of them meanwhile, and keep what was typed', async () => {
    mockEndpoint(catalogueDeskEndpoints.setKeywords, problem('STATE_CONFLICT', { data: { language: 'en', keywords: ['pot'] } })); // prettier-ignore
    const { user } = open();
    await user.type(screen.getByRole('textbox'), '\nmug');
    await user.click(screen.getByRole('button', { name: 'Save the words' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('pot');
    expect(screen.getByRole('textbox')).toHaveValue('tea\nmug');
  });
});
