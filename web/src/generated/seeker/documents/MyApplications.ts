/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../graphql';

export const MyApplicationsDocument: DocumentTypeDecoration<MyApplicationsQuery, MyApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f06e8f7443d55c17477b678184388185efeec870424d40d1259c44cbdebbd171' },
};
