// Files of an app that examples load, and packages that only some apps have.
declare module '@vitejs/plugin-react' {
  export default function react(): import('vite').Plugin;
}
declare module '*/DevicePage' {
  const DevicePage: import('react').FunctionComponent;
  export default DevicePage;
}
declare module '*/LoginPage' {
  const LoginPage: import('react').FunctionComponent;
  export default LoginPage;
}
declare module '*/charts' {
  export const Chart: import('react').FunctionComponent;
}
declare module '*/consignment.schema.ts' {
  export const consignment: import('zod').ZodType<{ title: string; goods: string[] }, { title: string; goods: string[] }>;
}
