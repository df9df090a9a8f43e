/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SomeApplicationsQuery, SomeApplicationsQueryVariables } from '../graphql';

export const SomeApplicationsDocument: DocumentTypeDecoration<SomeApplicationsQuery, SomeApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d66a75bb39810a187623c7f991721520e69e7f2080bd46416b06d272d629c0be' },
};
