interface Page {
  total: number;
  pageSize: number;
}

/** The page of a list that its address asks for, the last there is where the list has become shorter, or never was so long. */
export async function pageWithin<P extends Page>(
  asked: string | undefined,
  read: (pageNo: number) => Promise<P>,
): Promise<P> {
  const pageNo = Math.min(1000, Math.max(1, Number.parseInt(asked ?? '1', 10) || 1));
  const page = await read(pageNo);
  const last = Math.max(1, Math.ceil(page.total / page.pageSize));
  return pageNo > last ? read(last) : page;
}
