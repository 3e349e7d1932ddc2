// What an app has of its own, as far as the examples of the kit take it for granted.
import type { BackEnd, BackEndAdapter, reactAdminBackEnd, refineBackEnd } from '@tarmac/admin-kit/back-end';
import type { DictionarySource, DictionaryStore } from '@tarmac/admin-kit/dictionary';
import type { TableStore } from '@tarmac/admin-kit/editable-table';
import type { ExpressionTree } from '@tarmac/admin-kit/expression';
import type { FieldDefinition, FieldKind } from '@tarmac/admin-kit/field';
import type { KitForm } from '@tarmac/admin-kit/form';
import type { Option, TreeNode } from '@tarmac/admin-kit/input';
import type { createSessionApi } from '@tarmac/admin-kit/jeecg';
import type { MenuNode } from '@tarmac/admin-kit/layout';
import type { Announcement, NewsChannelOptions } from '@tarmac/admin-kit/notice-center';
import type { OnlineApi, OnlineForm, OnlineUser } from '@tarmac/admin-kit/online';
import type { OrgSource } from '@tarmac/admin-kit/org-picker';
import type { Access } from '@tarmac/admin-kit/permission/rules';
import type { PopupReportSource } from '@tarmac/admin-kit/popup-picker';
import type { RequestClient } from '@tarmac/admin-kit/request';
import type { DetailViewSource, FormSpec, ListAction, Resource, ResourceApi, RowAction, SavedViewSource } from '@tarmac/admin-kit/resource';
import type { AdminRouterOptions, createAdminRouter } from '@tarmac/admin-kit/router';
import type { Session } from '@tarmac/admin-kit/session';
import type { PreferenceStore } from '@tarmac/admin-kit/settings-drawer';
import type { SmsChannel } from '@tarmac/admin-kit/sms';
import type { TableColumn } from '@tarmac/admin-kit/table';
import type { TabsProviderProps } from '@tarmac/admin-kit/tabs';
import type { AnyRoute } from '@tanstack/react-router';
import type { ToolPaths } from '../src/back-end/toolPaths.fixture.ts';
import type { BackEndCasesOptions } from '@tarmac/admin-kit/testing';
import type { FunctionComponent, ReactNode } from 'react';

declare global {
  type Device = { id: string; version: number; name: string; state: string; price: number; boughtOn: string };

  // Pages and parts of the app.
  const App: FunctionComponent;
  const DeviceList: FunctionComponent;
  const LoginForm: FunctionComponent;
  const Page: FunctionComponent;
  const RefreshCw: FunctionComponent<{ 'aria-hidden'?: boolean; size?: number }>;

  // Its server, and who is there.
  const access: Access;
  const api: {
    device: ResourceApi<Device> & { freeze: (input: { id: string }, options: { idempotencyKey: string }) => Promise<void> };
    consignment: { add: (values: object) => Promise<unknown> };
  };
  const client: RequestClient;
  const session: Session;
  const sessionApi: ReturnType<typeof createSessionApi>;
  const server: BackEnd<string>;
  const startServer: BackEndCasesOptions['create'];
  const readRows: BackEndAdapter<string>['list'];
  const jsonServerProvider: (address: string) => Parameters<typeof reactAdminBackEnd>[0];
  const dataProvider: (address: string) => Parameters<typeof refineBackEnd>[0];
  /** What openapi-typescript writes of a document. */
  type paths = { '/devices': ToolPaths['/api/tools']; '/devices/{id}': ToolPaths['/api/tools/{toolId}'] };
  const enter: NonNullable<AdminRouterOptions['enter']>;
  const loadAccess: () => Promise<void>;
  const source: DictionarySource;
  const dictionaries: DictionaryStore;
  const organisation: OrgSource;
  const reports: PopupReportSource;
  const onlineApi: OnlineApi;
  const savedViews: SavedViewSource;
  const detailViews: DetailViewSource;
  const preferences: PreferenceStore;
  const address: NewsChannelOptions['address'];
  const parse: NewsChannelOptions['parse'];
  const channel: SmsChannel;

  // Its menu, addresses and tabs.
  const menu: readonly MenuNode[];
  const path: string;
  const href: string;
  const tabKey: string;
  const home: TabsProviderProps['home'];
  const describeTab: TabsProviderProps['describe'];
  const renderPage: (path: string) => ReactNode;
  const router: ReturnType<typeof createAdminRouter>;
  const main: AnyRoute;
  const openPage: (node: MenuNode) => void;
  const go: (address: string) => void;
  const reload: () => void;

  // What it shows.
  const device: Resource<Device>;
  const customers: Resource<Device>;
  const fields: Readonly<Record<'name' | 'state' | 'price', FieldDefinition>>;
  const spec: FormSpec;
  const devices: readonly Device[];
  const row: Device;
  const freeze: RowAction<Device>;
  const release: RowAction<Device>;
  const freezeAll: ListAction<Device>;
  const stars: FieldKind;
  const form: KitForm<{ name: string; title: string }>;
  const table: TableStore;
  const columns: ReadonlyArray<TableColumn<Device>>;
  const onlineForm: OnlineForm;
  const tree: ExpressionTree;
  const user: OnlineUser;
  const nodes: readonly TreeNode[];
  const options: readonly Option[];
  const announcement: Announcement;
  const error: Error;

  // Values of inputs; what changes them (`setCity` …) is declared where it is used.
  const isOpen: boolean;
  const isBusy: boolean;
  const text: string;
  const day: string;
  const month: string;
  const count: number;
  const chosen: string[];
  const save: (...values: unknown[]) => Promise<void>;
}
