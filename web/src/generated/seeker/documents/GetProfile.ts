/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GetProfileQuery, GetProfileQueryVariables } from '../graphql';

export const GetProfileDocument: DocumentTypeDecoration<GetProfileQuery, GetProfileQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6026c155dbc1020ad43e3adcb3fcf1031390b127fcf452f0abd5cf706076e1fb' },
};
