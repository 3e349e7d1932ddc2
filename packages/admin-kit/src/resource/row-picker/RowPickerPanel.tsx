import { use, useState } from 'react';
import { useFieldKinds, useFieldWords } from '../../field/FieldProvider.tsx';
import type { SearchValue } from '../../field/search.ts';
import { withinSentence } from '../../i18n/catalogue.ts';
import type { PopupReportQuery } from '../../popup-picker/popupReport.ts';
import { ReportDialog } from '../../popup-picker/ReportDialog.tsx';
import type { AnyRow } from '../defineResource.ts';
import type { RowPickerDialogProps } from './RowPickerDialog.tsx';
import { ListWireContext } from '../list/listWire.ts';
import { createRowSource } from './rowSource.tsx';
import { zhPopup } from '../../popup-picker/texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Nothing before it was first opened; each opening begins again. */
export default function RowPickerPanel<Row extends AnyRow>(props: RowPickerDialogProps<Row>) {
  const [shown, setShown] = useState({ open: false, openings: 0 });
  if (shown.open !== props.open) setShown({ open: props.open, openings: shown.openings + (props.open ? 1 : 0) });
  return shown.openings === 0 ? null : <OpenPanel key={shown.openings} {...props} />;
}

function OpenPanel<Row extends AnyRow>(props: RowPickerDialogProps<Row>) {
  const {
    open,
    onOpenChange,
    of,
    columns,
    search,
    filter,
    parameters,
    sorter,
    typed = {},
    multiple = false,
    chosen = [],
    text,
    onPick,
  } = props;
  const kindOf = useFieldKinds();
  const words = useFieldWords();
  const { params: spell } = use(ListWireContext);
  const { t, localize, locale } = useTexts(zhPopup);
  const title = t('popup.choose', { label: withinSentence(localize(of.label), locale) });
  const [source] = useState(() => createRowSource({ of, columns, search, filter, parameters, title }, { kindOf, words, locale, spell }));
  return (
    <ReportDialog
      source={source}
      code=""
      sorter={sorter}
      multiple={multiple}
      open={open}
      chosen={(multiple ? chosen : []) as ReadonlyArray<Row & Record<string, unknown>>}
      filters={filled(typed)}
      nameOf={(row) => text(row as unknown as Row)}
      onPick={(rows) => {
        onPick(rows as unknown as readonly Row[]);
        onOpenChange(false);
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}

const filled = (typed: Readonly<Record<string, SearchValue>>): PopupReportQuery['filters'] =>
  Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (value === null || value.length === 0 ? [] : [[name, value]])));
