-- A store as version 1 wrote it. Never edit it: it stands for the files that people have.
PRAGMA application_id = 1113027188;
PRAGMA user_version = 1;
PRAGMA journal_mode = WAL;
BEGIN TRANSACTION;
CREATE TABLE entries (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
INSERT INTO "entries" VALUES('kept-1',1,X'7B2263726561746564223A317D');
INSERT INTO "entries" VALUES('kept-1',2,X'00FF');
INSERT INTO "entries" VALUES('kept-1',3,X'');
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            number INTEGER NOT NULL,
            creator TEXT NOT NULL,
            status TEXT NOT NULL,
            is_public BOOLEAN NOT NULL,
            due INTEGER,
            updated INTEGER NOT NULL,
            summary BLOB NOT NULL,
            snapshot BLOB NOT NULL
        );
INSERT INTO "tables" VALUES('kept-1',3,'203.0.113.7','playing',1,1794787200000,1794787140000,X'7B2267616D65223A22696D686F746570227D',X'7B226E223A337D');
CREATE INDEX public_tables ON tables (status, updated, id) WHERE is_public;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX created_tables ON tables (creator, status);
COMMIT;
