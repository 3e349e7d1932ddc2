import { DictSelect } from '@tarmac/admin-kit/dictionary';
import type { PickerProps } from '@tarmac/admin-kit/field';
import { useFormContext } from 'react-hook-form';

const mysql = (dbDriver: string) => ({
  dbDriver,
  dbUrl: 'jdbc:mysql://127.0.0.1:3306/freight?characterEncoding=UTF-8&useUnicode=true&useSSL=false',
});

/** Driver and address that a kind begins with. @source jeecg-wire 3.9 */
const usual: Readonly<Record<string, { dbDriver: string; dbUrl: string }>> = {
  '1': mysql('com.mysql.jdbc.Driver'),
  '2': { dbDriver: 'oracle.jdbc.OracleDriver', dbUrl: 'jdbc:oracle:thin:@127.0.0.1:1521:ORCL' },
  '3': {
    dbDriver: 'com.microsoft.sqlserver.jdbc.SQLServerDriver',
    dbUrl: 'jdbc:sqlserver://127.0.0.1:1433;SelectMethod=cursor;DatabaseName=freight',
  },
  '4': mysql('com.mysql.cj.jdbc.Driver'),
  '6': { dbDriver: 'org.postgresql.Driver', dbUrl: 'jdbc:postgresql://127.0.0.1:5432/freight' },
};

/** Chooses the kind of a database; in a form, driver and address of that kind come along. @source SYS-14, jeecg-wire 3.9 */
export function TypePicker({ value, valueText: _text, onPick: _pick, onValueChange, defaultValue: _default, ...control }: PickerProps) {
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const choose = (next: string | null) => {
    onValueChange?.(next);
    const begin = Object.hasOwn(usual, next ?? '') ? usual[next ?? ''] : undefined;
    if (form === null || begin === undefined) return;
    for (const [name, text] of Object.entries(begin))
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return <DictSelect {...control} code="database_type" value={value ?? null} onValueChange={choose} />;
}
