/** What `openapi-typescript` writes of a document with tools in it, as far as its calls go. */
export interface ToolPaths {
  '/api/tools': {
    parameters: Shape;
    get: { parameters: { query?: Record<string, unknown> }; responses: { 200: Json<{ items: Tool[]; total: number }> } };
    post: { parameters: Shape; requestBody: Json<Omit<Tool, 'id'>>; responses: { 201: Json<Tool>; 422: Json<Refusal> } };
  };
  '/api/tools/{toolId}': {
    parameters: Shape;
    get: { parameters: { path: { toolId: string } }; responses: { 200: Json<Tool>; 404: Json<Refusal> } };
    put: { parameters: { path: { toolId: string } }; requestBody: Json<Tool>; responses: { 200: Json<Tool>; 422: Json<Refusal> } };
    delete: { parameters: { path: { toolId: string } }; responses: { 200: Json<object> } };
  };
  '/api/tools/export': {
    parameters: Shape;
    get: { parameters: { query?: Record<string, unknown> }; responses: { 200: { content: { 'text/csv': string } } } };
  };
  '/api/tools/sums': {
    parameters: Shape;
    get: { parameters: { query?: Record<string, unknown> }; responses: { 200: Json<{ sums: Record<string, number> }> } };
  };
}

interface Shape {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}
interface Json<Body> {
  content: { 'application/json': Body };
}
interface Tool {
  id: string;
  name: string;
  state: string;
  price: number;
  boughtOn: string;
}
interface Refusal {
  message: string;
  errors?: Record<string, string[]>;
}
