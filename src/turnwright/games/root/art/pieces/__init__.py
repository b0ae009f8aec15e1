"""What belongs to one faction in the drawing: its figures, its pieces and its board, a file each."""
