/** A kind of database: what its addresses look like, and the one driver class that belongs to it. */
interface DatabaseKind {
  name: string;
  drivers: readonly string[];
  port: number;
  /** Named groups `host`, `port`, `database`, `parameters`. */
  pattern: RegExp;
}

const host = String.raw`(?<host>\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?)`;
const port = String.raw`(?::(?<port>\d{1,5}))?`;
const database = String.raw`(?<database>[\w$.-]{1,100})`;
const parameters = String.raw`(?:\?(?<parameters>[\w.=&%+/-]*))?`;

const mysql: DatabaseKind = {
  name: 'MySQL',
  drivers: ['com.mysql.jdbc.Driver', 'com.mysql.cj.jdbc.Driver'],
  port: 3306,
  pattern: new RegExp(`^jdbc:mysql://${host}${port}/${database}${parameters}$`, 'i'),
};

/** Kinds by their codes in the dictionary `database_type`. */
const kinds: Readonly<Record<string, DatabaseKind>> = {
  '1': mysql,
  '2': {
    name: 'Oracle',
    drivers: ['oracle.jdbc.OracleDriver', 'oracle.jdbc.driver.OracleDriver'],
    port: 1521,
    pattern: new RegExp(`^jdbc:oracle:thin:@(?://)?${host}${port}[:/]${database}$`, 'i'),
  },
  '3': {
    name: 'SQLServer',
    drivers: ['com.microsoft.sqlserver.jdbc.SQLServerDriver'],
    port: 1433,
    pattern: new RegExp(
      `^jdbc:sqlserver://${host}${port}(?:;SelectMethod=(?:cursor|direct))?;DatabaseName=${database}(?:;encrypt=(?:true|false))?$`,
      'i',
    ),
  },
  '4': { ...mysql, name: 'MySQL 5.7' },
  '6': {
    name: 'PostgreSQL',
    drivers: ['org.postgresql.Driver'],
    port: 5432,
    pattern: new RegExp(`^jdbc:postgresql://${host}${port}/${database}${parameters}$`, 'i'),
  },
};

/** Parameters that only say how texts and times are written. Others load classes, read files or run what the far side sends. */
const harmless: Readonly<Record<string, RegExp>> = {
  useunicode: /^(?:true|false)$/,
  characterencoding: /^[\w-]{1,20}$/,
  usessl: /^(?:true|false)$/,
  servertimezone: /^[\w/+%-]{1,40}$/,
  zerodatetimebehavior: /^(?:convertToNull|CONVERT_TO_NULL|exception|round)$/,
  sslmode: /^(?:disable|require|verify-full)$/,
  currentschema: /^\w{1,63}$/,
};

/** Where a database is. */
export interface DatabaseAddress {
  kind: string;
  /** Name of the kind for people. */
  kindName: string;
  host: string;
  port: number;
  /** The port of the kind. */
  usualPort: number;
  database: string;
  /** Asked for in the address. */
  isEncrypted: boolean;
}

/** What is wrong with an address, and of which input. */
export interface AddressProblem {
  path: 'dbType' | 'dbDriver' | 'dbUrl' | 'dbName';
  message: string;
}

/**
 * Reads the JDBC address of a data source. No driver ever sees it: what is not understood to the last character is refused.
 *
 * @source SYS-14, security 1.1, 12.51
 */
export function readJdbcAddress(source: {
  dbType: string;
  dbDriver?: string | null | undefined;
  dbUrl: string;
  dbName: string;
}): DatabaseAddress | AddressProblem {
  const kind = Object.hasOwn(kinds, source.dbType) ? kinds[source.dbType] : undefined;
  if (kind === undefined) return { path: 'dbType', message: '不支持的数据库类型' };
  if (source.dbDriver && !kind.drivers.includes(source.dbDriver))
    return { path: 'dbDriver', message: `驱动类与数据库类型不符，应为 ${kind.drivers[0]}` };
  const found = kind.pattern.exec(source.dbUrl)?.groups;
  if (found === undefined) return { path: 'dbUrl', message: `数据源地址不是 ${kind.name} 的 JDBC 地址，或含有不允许的内容` };
  for (const pair of (found['parameters'] ?? '').split('&').filter((one) => one !== '')) {
    const [name = '', value = ''] = pair.split('=', 2);
    const pattern = Object.hasOwn(harmless, name.toLowerCase()) ? harmless[name.toLowerCase()] : undefined;
    if (pattern === undefined || !pattern.test(value))
      return { path: 'dbUrl', message: `数据源地址含有不允许的参数“${name.slice(0, 40)}”` };
  }
  const portNumber = found['port'] === undefined ? kind.port : Number(found['port']);
  if (portNumber < 1 || portNumber > 65_535) return { path: 'dbUrl', message: '数据源地址的端口不正确' };
  if (found['database']?.toLowerCase() !== source.dbName.toLowerCase())
    return { path: 'dbName', message: '数据库名称与数据源地址中的名称不一致' };
  return {
    kind: source.dbType,
    kindName: kind.name,
    host: (found['host'] ?? '').replaceAll(/^\[|\]$/g, '').toLowerCase(),
    port: portNumber,
    usualPort: kind.port,
    database: found['database'] ?? '',
    isEncrypted: /(?:^|&)(?:usessl=true|sslmode=(?:require|verify-full))(?:&|$)/i.test(found['parameters'] ?? ''),
  };
}
