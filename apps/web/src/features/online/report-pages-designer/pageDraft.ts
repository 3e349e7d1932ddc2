import type { ReportPageAddInput, ReportPageBlock, ReportPageEditInput, ReportPageParam, ReportPageRow } from '@tarmac/freight-api/online';
import type { PageBlock } from '../report-pages/pageBlock.ts';

/** Where a parameter of a report comes from: from one of the page, or from a value. */
export interface BlockParamDraft {
  name: string;
  from: string | null;
  value: string | null;
}

/** A block as it is edited; one that is stored has an id. */
export interface BlockDraft extends Pick<PageBlock, 'title' | 'graphType' | 'xaxisField' | 'byField' | 'yaxisFields' | 'fold' | 'height'> {
  /** Its own as long as it is edited. */
  key: string;
  id?: string;
  titleEn: string;
  reportCode: string;
  colSpan: number;
  params: readonly BlockParamDraft[];
}

/** A parameter of the page as it is edited. */
export interface PageParamDraft {
  key: string;
  id?: string;
  paramName: string;
  paramTxt: string;
  paramTxtEn: string;
  paramValue: string;
  paramView: NonNullable<ReportPageParam['paramView']>;
  dictCode: string;
}

/** A page in the hands of the person who composes it. */
export interface PageDraft {
  head: {
    code: string;
    name: string;
    nameEn: string;
    permission: string;
    displayTemplate: NonNullable<ReportPageRow['displayTemplate']>;
    status: number;
  };
  blocks: readonly BlockDraft[];
  params: readonly PageParamDraft[];
}

/** Which row of the server a page is. */
export type StoredPage = Pick<ReportPageRow, 'id' | 'version'>;

export const emptyPage: PageDraft = {
  head: { code: '', name: '', nameEn: '', permission: '', displayTemplate: 'double', status: 1 },
  blocks: [],
  params: [],
};

let made = 0;
const newKey = (): string => `new${(made += 1)}`;

export const newBlock = (title: string): BlockDraft => ({
  key: newKey(),
  title,
  titleEn: '',
  reportCode: '',
  graphType: 'bar',
  xaxisField: null,
  byField: null,
  yaxisFields: [],
  fold: 'sum',
  colSpan: 1,
  height: 'normal',
  params: [],
});

export const newParam = (): PageParamDraft => ({
  key: newKey(),
  paramName: '',
  paramTxt: '',
  paramTxtEn: '',
  paramValue: '',
  paramView: 'text',
  dictCode: '',
});

/** A stored page, to be changed; as a copy it is another one. */
export function pageDraftOf(
  head: ReportPageRow,
  { blocks, params, copyName }: { blocks: readonly ReportPageBlock[]; params: readonly ReportPageParam[]; copyName?: string },
): PageDraft {
  const isCopy = copyName !== undefined;
  const known = ({ id }: { id: string }) => ({ key: id, ...(!isCopy && { id }) });
  const isOwn = head.permission === ownPermission(head.code ?? '');
  return {
    head: {
      code: isCopy ? `${head.code ?? ''}_copy` : (head.code ?? ''),
      name: copyName ?? head.name ?? '',
      nameEn: head.nameEn ?? '',
      permission: isCopy && isOwn ? '' : (head.permission ?? ''),
      displayTemplate: head.displayTemplate ?? 'double',
      status: head.status ?? 1,
    },
    blocks: blocks.map((block) => ({
      ...known(block),
      title: block.title ?? '',
      titleEn: block.titleEn ?? '',
      reportCode: block.reportCode ?? '',
      graphType: block.graphType ?? 'bar',
      xaxisField: block.xaxisField,
      byField: block.byField,
      yaxisFields: (block.yaxisField ?? '').split(',').filter(Boolean),
      fold: block.fold ?? 'sum',
      colSpan: block.colSpan ?? 1,
      height: block.height ?? 'normal',
      params: readParams(block.params),
    })),
    params: params.map((param) => ({
      ...known(param),
      paramName: param.paramName ?? '',
      paramTxt: param.paramTxt ?? '',
      paramTxtEn: param.paramTxtEn ?? '',
      paramValue: param.paramValue ?? '',
      paramView: param.paramView ?? 'text',
      dictCode: param.dictCode ?? '',
    })),
  };
}

function readParams(stored: string | null): BlockParamDraft[] {
  if (!stored) return [];
  try {
    const params: unknown = JSON.parse(stored);
    if (!Array.isArray(params)) return [];
    return (params as Partial<BlockParamDraft>[]).map(({ name = '', from, value }) => ({ name, from: from ?? null, value: value ?? null }));
  } catch {
    return [];
  }
}

const ownPermission = (code: string): string => `online:graphreport:${code}`;

/** What is sent to save it. @param stored the row that it changes; undefined for a new one */
export function pageInputOf({ head, blocks, params }: PageDraft, stored: StoredPage | undefined): ReportPageAddInput | ReportPageEditInput {
  const given = { ...head, nameEn: head.nameEn || null, permission: head.permission || ownPermission(head.code) };
  const parts = {
    blocks: blocks.map(({ key: _key, yaxisFields, params: said, titleEn, ...block }) => ({
      ...block,
      titleEn: titleEn || null,
      xaxisField: has(block.graphType, 'x') ? block.xaxisField : null,
      byField: has(block.graphType, 'by') ? block.byField : null,
      yaxisField: has(block.graphType, 'y') ? yaxisFields.join(',') || null : null,
      params: said.length === 0 ? null : JSON.stringify(said),
    })),
    params: params.map(({ key: _key, ...param }) => ({
      ...param,
      paramTxt: param.paramTxt || null,
      paramTxtEn: param.paramTxtEn || null,
      paramValue: param.paramValue || null,
      dictCode: param.paramView === 'list' ? param.dictCode || null : null,
    })),
  };
  return stored === undefined ? { head: given, ...parts } : { head: { id: stored.id, version: stored.version, ...given }, ...parts };
}

/** What each kind of drawing is told. */
const told: Readonly<Record<PageBlock['graphType'], readonly ('x' | 'by' | 'y')[]>> = {
  bar: ['x', 'y'],
  line: ['x', 'y'],
  pie: ['x', 'y'],
  figure: ['y'],
  pivot: ['x', 'by', 'y'],
  table: [],
};

/** Whether a kind of drawing has groups, columns or values. */
export const has = (graphType: PageBlock['graphType'], part: 'x' | 'by' | 'y'): boolean => told[graphType].includes(part);

/** The list with one of it in another place. */
export function moved<One>(list: readonly One[], { from, to }: { from: number; to: number }): readonly One[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? list : list.toSpliced(from, 1).toSpliced(to, 0, one);
}
