/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TemplatesOfQuery, TemplatesOfQueryVariables } from '../graphql';

export const TemplatesOfDocument: DocumentTypeDecoration<TemplatesOfQuery, TemplatesOfQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:39afdb2be0331eb120b6573bfe22a7383bcc75c306416e6a0f64c2e798b28db5' },
};
