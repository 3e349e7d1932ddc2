// Written by create-admin-kit from openapi.json; change that instead.

export interface paths {
  '/session': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          permissions: string[];
        } } }; 401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': components['schemas']['Credentials'] } }; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          token: string;
          user: components['schemas']['Person'];
        } } }; 400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': Record<string, unknown> } } } };
    patch?: never;
  };
  '/devices': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: { parameters: { query?: { page?: number; size?: number; sort?: string; order?: string; name?: string; name_like?: string; state?: string[]; boughtOn_from?: string; boughtOn_to?: string }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          items: components['schemas']['Device'][];
          total: number;
        } } }; 401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': components['schemas']['DeviceInput'] } }; responses: { 201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Device'] } }; 401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } }; 422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    delete?: never;
    patch?: never;
  };
  '/devices/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: { parameters: { query?: never; path: { id: string }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Device'] } }; 404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    put: { parameters: { query?: never; path: { id: string }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': components['schemas']['Device'] } }; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Device'] } }; 401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } }; 409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } }; 422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    post?: never;
    delete: { parameters: { query?: never; path: { id: string }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'application/json': Record<string, unknown> } }; 409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Refusal'] } } } };
    patch?: never;
  };
  '/devices/export': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: { parameters: { query?: { sort?: string; order?: string; name?: string; name_like?: string; state?: string[]; boughtOn_from?: string; boughtOn_to?: string }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { 'text/csv': string } } } };
    put?: never;
    post?: never;
    delete?: never;
    patch?: never;
  };
}

export interface components {
  schemas: {
    Credentials: {
      username: string;
      password: string;
    };
    Person: {
      id: string;
      username: string;
      realname: string;
    };
    DeviceInput: {
      name: string;
      state: "free" | "lent" | "repair";
      price?: number | null;
      boughtOn?: string | null;
    };
    Device: components['schemas']['DeviceInput'] & {
      id: string;
      version: number;
    };
    Refusal: {
      message: string;
      errors?: Record<string, string[]>;
    };
  };
}
