/** Parameter of an address that names the row whose detail lies over a list. Tabs and saved views are the same with and without it. */
export const detailParam = 'detail';

/** An address as it is when nothing lies over its list. */
export function withoutDetail(href: string): string {
  const [page = '', query] = href.split('?', 2);
  if (query?.includes(`${detailParam}=`) !== true) return href;
  const params = new URLSearchParams(query);
  params.delete(detailParam);
  return params.size === 0 ? page : `${page}?${params.toString()}`;
}

/** The parameters of a list with the detail of a row over it; undefined: with none. */
export function withDetail(params: Readonly<Record<string, string>>, key: string | undefined): Readonly<Record<string, string>> {
  const { [detailParam]: _former, ...others } = params;
  return key === undefined ? others : { ...others, [detailParam]: key };
}
