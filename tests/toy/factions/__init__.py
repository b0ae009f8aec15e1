"""What a seat of the toy may become."""
