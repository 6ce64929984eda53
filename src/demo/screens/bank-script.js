// What the bank's page does in a browser; it stands in the document as it is written here.
(() => {
  const form = document.querySelector('form.decision');
  if (!form) return;
  const alert = form.querySelector('[role="alert"]');
  const fields = form.querySelector('fieldset');

  /** @returns why it was refused, or nothing once the browser is on its way back to the shop */
  async function decide(decision, holdCallback) {
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': form.dataset.locale },
        body: JSON.stringify({ decision, holdCallback }),
      });
      const { returnUrl, detail } = await answer.json();
      if (!answer.ok) return detail;
      window.location.assign(returnUrl);
    } catch {
      return form.dataset.unreachable;
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (fields.disabled) return;
    const hold = form.elements.namedItem('hold').checked;
    // nothing is decided twice, nor while the shop comes
    fields.disabled = true;
    const refusal = await decide(event.submitter.value, hold);
    if (refusal === undefined) return;
    fields.disabled = false;
    alert.hidden = false;
    alert.textContent = refusal;
  });
})();
