/** A whole string, or a number of so many digits that a double would lose some: numbers of orders and SKUs. */
const STRING_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g;

/** JSON whose long whole numbers come as texts, digit by digit. Undefined where it is none. */
export function parseSupplierJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(STRING_OR_LONG_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`)));
  } catch {
    return undefined;
  }
}
